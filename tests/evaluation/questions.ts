import { numberQuestions } from './questions.numbers.js';
import { peopleQuestions } from './questions.people.js';
import { safetyQuestions } from './questions.safety.js';
import { trainingQuestions } from './questions.training.js';

export const questions = [...numberQuestions, ...trainingQuestions, ...peopleQuestions, ...safetyQuestions];
