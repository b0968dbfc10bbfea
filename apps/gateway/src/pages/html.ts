import { escapeHtml } from './text.js';

/** HTML with all values escaped. */
export interface Html {
  readonly html: string;
}

type Value = string | number | Html | readonly Html[] | null;

const toHtml = (value: Value): string => {
  if (value === null) return '';
  if (typeof value === 'object') return 'html' in value ? value.html : value.map(toHtml).join('');
  return escapeHtml(String(value));
};

/** Template tag: escapes strings and numbers, inserts HTML as it is, and nothing for null. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  html: String.raw({ raw: parts }, ...values.map(toHtml)),
});
