import './shovel.css';

/** The class of a shovel. */
export const shovel = 'shovel';
