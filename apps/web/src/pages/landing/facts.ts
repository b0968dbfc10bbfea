/** 6U to 18U, and House to Pro. A test holds them to the contracts, which are too heavy for this page. */
export const ageLevels = 13;
export const levels = 8;
