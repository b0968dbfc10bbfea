import { exportRoutes } from '@rinkside/contracts/export';
import { product } from '@rinkside/contracts/product';
import { todayUtc } from '@rinkside/contracts/player';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { Section } from './section';

const sentences = {
  done: 'Your data is downloaded',
  failed: 'Failed to download your data. Please try again.',
} as const;

/** Hands a text to the browser as a file. */
const save = (name: string, text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** All that is stored of the account, to keep. */
export const YourData = () => {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const data = await call(exportRoutes.mine);
      save(`${product.name.toLowerCase()}-${todayUtc()}.json`, JSON.stringify(data, null, 2));
      toast.success(sentences.done);
    } catch (error) {
      toast.error(messageOf(error, sentences.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section
      title="Your data"
      text="Your profile, games, posts, highlights and everything else you have here, in one file."
    >
      <Button
        variant="secondary"
        loading={busy}
        icon={<Download size={18} aria-hidden="true" />}
        onClick={() => void download()}
      >
        Download your data
      </Button>
    </Section>
  );
};
