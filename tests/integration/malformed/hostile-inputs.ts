/** Strings that commonly break servers: injections, escapes, Unicode edge cases, out-of-range dates. */
export const texts = [
  '', ' ', '\t\n', 'null', 'undefined', 'NaN', 'Infinity', '-Infinity', 'true', '[]', '{}', '[object Object]',
  '__proto__', 'constructor', 'toString', '-1', '0', '1.5', '1e309', '99999999999999999999', '0x1F', '１２', '٣',
  "' or 1=1 --", "'; drop table item; --", '" or ""="', '$1', '$$;select pg_sleep(9);$$', '%', '_', '\\', '\\u0000', '%27', "E'\\\\x00'",
  '<script>alert(1)</script>', '${7*7}', '{{7*7}}', '../../etc/passwd', '..\\..\\', '%2e%2e%2f', 'file:///etc/passwd',
  'javascript:alert(1)', 'http://169.254.169.254/', '\u202Eevil', '\uFEFF', '\uD800', '\u0000', 'a\u0000b', '👩‍👩‍👧‍👦', 'ﷺ'.repeat(40), 'Z̸̡̢'.repeat(30),
  'x'.repeat(101), 'x'.repeat(5001), '\r\nSet-Cookie: a=b', '2020-02-30', '0000-00-00', '9999-99-99', '2024-13-01T25:61:61Z',
  '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '{0198c0de-0000-7000-8000-000000000000}', '0198C0DE-0000-7000-8000-00000000000G',
] as const; // prettier-ignore

const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown;

/** JSON values of every type, for fields of another type. */
export const values: readonly [unknown, ...unknown[]] = [
  null, true, false, 0, -1, 1.5, -0, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), [], [null], [[]], {}, { id: 1 }, { $ne: null }, { toString: 1 }, { length: 1e9 },
  [1, 2, 3], deep(50), deep(2000), Array(300).fill('x'), { toJSON: 'x' }, ...texts,
]; // prettier-ignore

/** URL-encoded path ids, some with invalid encoding. */
export const ids = [
  ...texts.filter((text) => text !== '\uD800').map(encodeURIComponent),
  '%00', '%ff%fe', '%c0%80', '%zz', '%', '%u0000', '..', '%2e%2e', '..%2f..%2fetc', ';', 'a;b=c', '*', 'me', 'x'.repeat(600),
  '0198c0de-0000-7000-8000-000000000000%20', '0198c0de-0000-7000-8000-000000000000%0a', '0198c0de-0000-7000-8000-000000000000%00', '0198c0de00007000800000000000000',
].filter((id) => id !== '' && id !== '.'); // prettier-ignore

// @covers V15.3.7
/** Complete query strings. */
export const queries = [
  'page=0', 'page=-1', 'page=1.5', 'page=1e9', 'page=NaN', 'page=Infinity', 'page=', 'page=%00', 'page=1&page=2', 'page[]=1', 'page[a]=1', 'page=0x10', 'page=999999999999999999999',
  'limit=0', 'limit=-5', 'limit=1001', 'limit=1e309', 'limit=abc', 'limit=', 'limit=1&limit=2', 'limit=%ff', 'limit=9007199254740993',
  'cursor=', 'cursor=x', 'cursor=bm9uZQ', 'cursor=%00', `cursor=${'A'.repeat(200)}`, `cursor=${'A'.repeat(201)}`, 'cursor=MjAyNi0wMi0zMFQ5OTo5OTo5OVogMDAw', 'cursor=a&cursor=b', 'cursor[]=a',
  'cursor=MjAyNi0wMi0zMFQwMDowMDowMFogMDE5OGMwZGUtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAw', 'cursor=OTk5OS0xMi0zMVQyNDowMDowMFogMDE5OGMwZGUtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAw',
  'unknown=1', '__proto__=1', '__proto__[x]=1', 'constructor=1', 'toString=1', '=', '&&&', '?', '%', '%zz=1', 'a=%zz', `a=${'x'.repeat(4000)}`, Array.from({ length: 300 }, (_, at) => `k${at}=1`).join('&'),
  'search=%00', `search=${'x'.repeat(101)}`, 'search=%25', 'search=%5C', "search='%20or%201=1--", 'search=%E0%A4', 'search[]=x', 'search=a&search=b', 'search=%F0%9F%8F%92', `search=${'%28'.repeat(60)}`,
  'today=2020-13-45', 'today=x', 'today=0000-00-00', 'today=9999-12-31', 'season=1', 'season=99999', 'season=-1', 'season=null', 'season=last&season=current', 'reading=x', 'reading=__proto__', 'reading=year&season=all', 'reading=stats&season=all',
] as const; // prettier-ignore
