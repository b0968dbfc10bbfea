/** Exit code of a program that ends with a message to the operator in the last line of standard error (`EX_CONFIG`). */
export const configurationErrorCode = 78;
