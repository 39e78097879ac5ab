import type {ReactNode} from 'react';

/** Draws a 24 × 24 outline; the text beside it says what it means. */
function Icon({d}: {d: string}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}

export const SearchIcon = (): ReactNode => <Icon d="M17 11a6 6 0 1 1-12 0 6 6 0 0 1 12 0zm3 9-4.7-4.7" />;
export const PageIcon = (): ReactNode => <Icon d="M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7" />;
export const HashIcon = (): ReactNode => <Icon d="M5 9h15M4 15h15M10 4 8 20M16 4l-2 16" />;
export const CloseIcon = (): ReactNode => <Icon d="M6 6l12 12M18 6 6 18" />;
