/** What pages may put between their paragraphs: components, and what each takes. */

/** What a component takes. */
export interface ComponentUse {
  /** Attributes by name; a list names the only values there are. */
  takes: Readonly<Record<string, 'any' | readonly string[]>>;
  /** Attributes that it cannot do without. */
  needs?: readonly string[];
}

/** Components that pages use without importing them: those of `src/theme/MDXComponents` with a capital letter. */
export const PROVIDED: readonly string[] = [
  'AnchorTarget',
  'Backlinks',
  'Badge',
  'CodeBlock',
  'Details',
  'Figure',
  'FileTree',
  'Head',
  'Kbd',
  'LiveResult',
  'Steps',
  'TabItem',
  'Tabs',
  'TourStart',
  'VerificationNote',
];

const NOTHING: ComponentUse = {takes: {}};

/** Components without a transformer of their own that reads their attributes. */
export const USES: Readonly<Record<string, ComponentUse>> = {
  AnchorTarget: {takes: {id: 'any'}, needs: ['id']},
  ApiOverview: NOTHING,
  ConfigChecker: NOTHING,
  Figures: NOTHING,
  LastChange: NOTHING,
  LiveDemo: {takes: {kind: ['preview', 'playground']}, needs: ['kind']},
  Showcase: NOTHING,
  TabItem: {takes: {value: 'any', label: 'any', default: 'any'}, needs: ['value']},
  Tabs: {takes: {groupId: 'any', defaultValue: 'any', className: 'any'}},
  ZoomImage: {
    takes: {src: 'any', alt: 'any', width: 'any', height: 'any'},
    needs: ['src', 'alt', 'width', 'height'],
  },
};
