import { describe, expect, it } from 'vitest';
import { initialOf, initialsOf, lastNameInitial } from './initials.js';

describe('initials', () => {
  it.each([
    ['Haddad', 'H'], ['ʻAkahata', 'A'], ['ʼAuhelawa', 'A'], ["'t Hooft", 't'], ['’Oneill', 'O'], ['-Smith', 'S'],
    ['(Bo)', 'B'], ['1st', 's'], ['Ó Súilleabháin', 'Ó'], ['Ng̃uyen', 'N'], ['G̃uarani', 'G̃'], ['Ñandú', 'Ñ'],
    ['क्षितिज', 'क्षि'], ['शर्मा', 'श'], ['প্রিয়াঙ্কা', 'প্রি'], ['ကျော်', 'ကျော်'], ['สมชาย', 'ส'], ['มัทนา', 'มั'], ['김', '김'],
    ['大谷', '大'], ['辻󠄀村', '辻󠄀'], ['יוֹסֵף', 'י'], ['שָׁלוֹם', 'שָׁ'], ['محمد', 'م'], ['Иванов', 'И'], ['𐐀𐐁', '𐐀'], ['ʻ', 'ʻ'],
    ['67', '6'], ['', ''], ['…', ''],
  ])('of %s is %s', (name, expected) => expect(initialOf(name)).toBe(expected)); // prettier-ignore

  it.each([
    ['Noor Haddad', 'NH'], ['North Stars Hockey Club', 'NS'], ['ʻOhana Stars', 'OS'], ["'t Gooi", 'TG'], ['1. FC Nord', 'FN'],
    ['The "Blades"', 'TB'], ['67', '6'], ['', ''], ['🏒 Puck Hogs', 'PH'], ['क्षितिज शर्मा', 'क्षिश'], ['Mia - Lund', 'ML'],
  ])('of the words %s are %s', (name, expected) => expect(initialsOf(name)).toBe(expected)); // prettier-ignore

  it('shorten a last name', () => {
    expect(['ʻAkahata', 'Lind', '…'].map(lastNameInitial)).toEqual(['A.', 'L.', '?.']);
  });
});
