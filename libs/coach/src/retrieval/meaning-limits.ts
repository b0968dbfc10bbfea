/** Limits of the decision: doubt offers a choice instead of an answer. */
export const limits = {
  /** The best class answers from this probability on. */
  answer: 0.5,
  /** It answers with less if it is this many times as probable as the second. */
  ratio: 2.2,
  minimum: 0.3,
  /** But only if it has this share of the question's words. */
  sharedWords: 0.7,
  /** A second entry with this share of the probability of the first may be meant as well. */
  nearTie: 0.5,
  /** Both are answered if they have this probability together. Else they are offered. */
  either: 0.7,
  /** A second entry with this share is answered briefly after an answer, if both have the probability `both`. */
  second: 0.3,
  both: 0.65,
  /** After an answer with less probability than `answer`, a second entry needs this share. */
  unsureSecond: 0.4,
  /** Unless it is nearly as likely, its examples have this share of the words of the question. */
  secondSharedWords: 0.5,
  /** A message is not about hockey from this probability on. */
  offTopic: 0.4,
  /** From this probability on it may not be about hockey, so that no uncertain entry is offered as its meaning. */
  perhapsOffTopic: 0.2,
  /** From this probability on the message may ask for own figures, so that no uncertain entry answers it. */
  perhapsFigures: 0.25,
  /** With a word that no hockey example has, an answer needs a higher probability, and less speaks against hockey. */
  withForeignWord: 0.5,
  offTopicWithForeignWord: 0.2,
  /** Three entries with this probability together are offered. */
  choice: 0.24,
  /** With this probability together they are offered, even if the conversation is about another subject. */
  sureChoice: 0.5,
  /** An entry that shares no word with the question needs a higher probability. */
  withoutSharedWord: 0.5,
  /** From this probability on the message needs no question before it. */
  standsAlone: 0.8,
  /** The same for a message without a subject: 'where do we start'. */
  withoutSubject: 0.95,
  /** From this probability on a message that is unclear by itself continues the question before it. */
  inContext: 0.7,
  /** From this probability on a short message asks for another entry, although it may continue the last answer. */
  namesOther: 0.9,
  /** The same if the examples of the entry have each word of the message. */
  namesWhole: 0.84,
  /**
   * Two entries with this probability together are the subject of a whole sentence, independent of the
   * previous question.
   */
  ownSubject: 0.8,
  /** From this probability on, together with the question before, a message continues the last answer. */
  continuesLast: 0.55,
  /** Below this probability a message gets a choice if the one before it makes another entry likelier. */
  keepsAnswer: 0.6,
  /** An entry with less is no reading of a message without a subject. */
  mayContinue: 0.1,
  /** A message after a question may ask for an entry with this probability as well. */
  mayMean: 0.4,
  /** From this probability on an entry is meant, although the words can be read as a question on own figures. */
  surely: 0.6,
  /** The highest probability of own figures in that case. */
  surelyNoFigures: 0.1,
  /** The same for figures that are not logged, because their words are often part of other questions. */
  clearly: 0.8,
  clearlyNoFigures: 0.02,
  /** Below this probability of own figures, a message only has words of such a question by chance. */
  noFigures: 0.01,
} as const;
