import * as z from 'zod';
import { issueSentence } from './issue-sentence.js';

// Schemas without a message of their own answer with a sentence for people, in API and forms.
z.config({ customError: issueSentence });

// Exported name by name, so that unused parts are left out of the web build.
export * from 'zod';
