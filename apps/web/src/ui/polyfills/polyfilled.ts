/** Functions that the app uses and supported browsers may lack, by their owner. `polyfills.ts` adds them. */
const polyfilled = (): [owner: object, names: readonly string[]][] => [
  [Promise, ['allSettled', 'any', 'withResolvers']],
  [Object, ['fromEntries', 'groupBy', 'hasOwn']],
  [Map, ['groupBy']],
  [Array, ['fromAsync']],
  [
    Array.prototype,
    ['at', 'findLast', 'findLastIndex', 'flat', 'flatMap', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  ],
  [String.prototype, ['at', 'isWellFormed', 'matchAll', 'replaceAll', 'toWellFormed']],
  [
    Set.prototype,
    [
      'difference',
      'intersection',
      'isDisjointFrom',
      'isSubsetOf',
      'isSupersetOf',
      'symmetricDifference',
      'union',
    ],
  ],
  [URL, ['canParse', 'parse']],
  [AbortSignal, ['any', 'timeout']],
  [window, ['queueMicrotask', 'structuredClone']],
];

/** Whether this browser lacks one of these functions. */
export const lacksFunctions = (): boolean =>
  polyfilled().some(([owner, names]) => names.some((name) => !(name in owner)));
