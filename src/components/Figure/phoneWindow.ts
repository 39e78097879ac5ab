/** Windows that get the pictures for phones: a media query. */
export const PHONE_WINDOW = '(width < 600px)';
