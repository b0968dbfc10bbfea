/** Copies by the browser's edit command, the only way on plain http. The focus returns to where it was. */
const copyBySelection = (text: string): boolean => {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  // An open dialog keeps the focus inside itself.
  (focused?.closest('[role=dialog]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
};

/** Copies text to the clipboard. Must be called from a user gesture. @throws if the browser refuses. */
export const copyToClipboard = async (text: string): Promise<void> => {
  // Missing on plain http, despite the DOM types.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard) await clipboard.writeText(text);
  else if (!copyBySelection(text)) throw new Error('This browser does not allow copying.');
};
