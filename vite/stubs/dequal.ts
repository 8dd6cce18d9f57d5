/** Replaces `dequal/lite`: nothing is compared deeply here. */
export const dequal = Object.is;
