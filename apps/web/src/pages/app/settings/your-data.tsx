import { exportRoutes } from '@rinkside/contracts/export';
import { product } from '@rinkside/contracts/product';
import { todayUtc } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { actsAsChildAtom } from '../../../state/session/session.store';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { Section } from './section';

const messages = {
  done: 'The data is downloaded',
  failed: 'Failed to download the data. Please try again.',
} as const;

/** Downloads a text as a file. */
const downloadFile = (name: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** Downloads all data of the account. */
export const YourData = () => {
  const isChild = useAtomValue(actsAsChildAtom);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const data = await call(exportRoutes.mine, { large: true });
      downloadFile(`${product.name.toLowerCase()}-${todayUtc()}.json`, JSON.stringify(data, null, 2));
      toast.success(messages.done);
    } catch (error) {
      toast.error(messageOf(error, messages.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section
      title={isChild ? "The child's data" : 'Your data'}
      text={`${isChild ? 'The' : 'Your'} profile, games, posts, highlights and all other data, in one file.`}
    >
      <Button
        variant="secondary"
        loading={busy}
        icon={<Download size={18} aria-hidden="true" />}
        onClick={() => void download()}
      >
        Download {isChild ? 'the' : 'your'} data
      </Button>
    </Section>
  );
};
