/** What a badge can say. */
export const BADGE_KINDS = ['since', 'required', 'experimental', 'deprecated', 'v2', 'note'] as const;

/** One of {@link BADGE_KINDS}. */
export type BadgeKind = (typeof BADGE_KINDS)[number];
