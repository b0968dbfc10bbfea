import { fireEvent } from '@testing-library/react';

/** Types a text into an empty field, key by key. */
export const typeText = (field: HTMLInputElement, text: string): void => {
  for (const end of text.split('').keys())
    fireEvent.change(field, { target: { value: text.slice(0, end + 1) } });
};

/** Presses Enter as a browser does: a key that nothing handles submits the form of the field. */
export const pressEnter = (field: HTMLInputElement): void => {
  if (fireEvent.keyDown(field, { key: 'Enter' })) field.form?.requestSubmit();
};
