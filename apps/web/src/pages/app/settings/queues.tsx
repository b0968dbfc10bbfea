import { operatorRoutes, queuesPath } from '@rinkside/contracts/operator';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { Section } from './section';

const openFailed = 'Failed to open the queues. Please try again.';

/** Opens the queue dashboard for operators, which is not part of this app. */
export const QueuesSection = () => {
  const [opening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      await call(operatorRoutes.enter);
      location.assign(queuesPath);
    } catch (error) {
      toast.error(messageOf(error, openFailed));
      setOpening(false);
    }
  };
  return (
    <Section title="Operations" text="Waiting, running and failed jobs. Access lasts 15 minutes.">
      <Button
        variant="secondary"
        icon={<Gauge size={18} aria-hidden="true" />}
        loading={opening}
        onClick={() => void open()}
      >
        Open the queues
      </Button>
    </Section>
  );
};
