import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** The search key with Latin letters for those that look like them, as in `lookalikes.ts` of the contracts. */
export const lookalikeKey: MigrationStep[] = [
  {
    change: `
create or replace function lookalike_key(value text) returns text language sql immutable strict parallel safe
return translate(search_key(normalize(value, NFKC)),
  'аαɑᴀꭺⲁвʙьƅꞵβсϲᴄⲥꮯԁɗđᴅꭰеєεҽᴇꭼəғƒꜰϝɡɢԍցһнħհʜηіїιıɩɪјᴊкκᴋⲕłʟӏǀмᴍⲙϻμпոռɴиͷνоοօσөøᴏⲟрρᴘⲣþԛզǫгʀᴦꭱяѕꜱʂꮪтτᴛŧⲧυսᴜцѵᴠԝωшᴡхχуγʏүყᴢ',
  'aaaaaabbbbbbcccccdddddeeeeeeeffffgggghhhhhhiiiiiijjkkkkllllmmmmmnnnnnnnoooooooopppppqqqrrrrrsssstttttuuuuvvwwwwxxyyyyyz');`,
  },
  { index: 'organization_lookalike_key on organization using gin (lookalike_key(name) gin_trgm_ops)' },
];
