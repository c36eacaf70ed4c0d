/** Size of a flyer: A5 upright, in pixels at 8.4 a millimetre. */
export const WIDTH = 1240;
export const HEIGHT = 1754;

/** Blank space on the left and on the right. */
export const MARGIN = 64;
