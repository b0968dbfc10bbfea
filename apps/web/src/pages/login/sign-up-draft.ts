/** Name of the draft of the sign-up form. */
export const signUpDraftName = 'sign-up';
