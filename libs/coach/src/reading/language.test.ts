import { describe, expect, it } from 'vitest';
import { englishRequestFor } from './language.js';

describe('englishRequestFor', () => {
  it.each([
    ['Comment je peux patiner plus vite ?', 'anglais'],
    ['¿cómo puedo mejorar mi tiro?', 'inglés'],
    ['wie werde ich schneller auf dem eis', 'Englisch'],
    ['hur blir jag bättre på att skjuta', 'engelska'],
    ['miten opin luistelemaan paremmin', 'englanniksi'],
    ['jak se naučím lépe střílet', 'anglicky'],
    ['как научиться лучше бросать', 'английски'],
    ['come posso pattinare meglio', 'inglese'],
  ])('answers in the language of %s', (text, word) => expect(englishRequestFor(text)).toContain(word));

  it.each([
    'gong show barn burner bardown celly',
    'sauce and dangles',
    'pk tips',
    'snipe celly bardownski',
    'toe drag',
    'ma coach benched me',
    'mucker grinder plug life',
    'coach de la Cruz is mean',
    'D to D then rim it',
    'ok',
  ])('takes %s for English', (text) => expect(englishRequestFor(text)).toBeUndefined());
});
