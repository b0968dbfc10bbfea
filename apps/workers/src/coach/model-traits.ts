/** The optional parameters that a server accepts. */
export interface RequestForm {
  tokenLimit: 'max_completion_tokens' | 'max_tokens' | undefined;
  usage: boolean;
  toolChoice: boolean;
  tools: boolean;
}

const fullForm: RequestForm = {
  tokenLimit: 'max_completion_tokens',
  usage: true,
  toolChoice: true,
  tools: true,
};

/** What a process has learned about its model server. */
export interface ModelTraits {
  form: RequestForm;
  /** The model ended a thought that had no start. Its text is shown only after such an end. */
  sendsBareThoughtEnd: boolean;
}

export const newModelTraits = (): ModelTraits => ({ form: fullForm, sendsBareThoughtEnd: false });

interface Simplification {
  named: RegExp;
  applies: (form: RequestForm) => boolean;
  simplify: (form: RequestForm) => RequestForm;
}

/** In the order in which parameters are left out when a refusal names none. */
const simplifications: readonly Simplification[] = [
  {
    named: /stream_options|include_usage/,
    applies: ({ usage }) => usage,
    simplify: (form) => ({ ...form, usage: false }),
  },
  {
    named: /max_completion_tokens|max_tokens/,
    applies: ({ tokenLimit }) => tokenLimit !== undefined,
    simplify: (form) => ({
      ...form,
      tokenLimit: form.tokenLimit === 'max_completion_tokens' ? 'max_tokens' : undefined,
    }),
  },
  {
    named: /tool_choice/,
    applies: ({ toolChoice, tools }) => toolChoice && tools,
    simplify: (form) => ({ ...form, toolChoice: false }),
  },
  {
    named: /\btools?\b|function/,
    applies: ({ tools }) => tools,
    simplify: (form) => ({ ...form, tools: false }),
  },
];

/** Refusals that no simpler form can change. */
const otherReason =
  /context.?length|context.?window|too (?:long|large|many)|content.?(?:filter|policy|management)|moderation/i;

/**
 * Returns the form for another try after a server refused one.
 * @param isSure the status says that the request was invalid; otherwise only a named parameter is left out.
 */
export const simplerForm = (form: RequestForm, refusal: string, isSure: boolean): RequestForm | undefined => {
  if (otherReason.test(refusal)) return undefined;
  const applicable = simplifications.filter(({ applies }) => applies(form));
  const named = applicable.find((simplification) => simplification.named.test(refusal.toLowerCase()));
  return (named ?? (isSure ? applicable[0] : undefined))?.simplify(form);
};
