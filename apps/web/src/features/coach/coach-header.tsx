import { coachRules, type EngineName } from '@rinkside/contracts/coach';
import { product } from '@rinkside/contracts/product';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextLink } from '../../ui/link';
import { PageHeading } from '../../ui/page-heading';
import { OfflineNotice } from '../offline/offline-notice';
import { engineTexts } from './messages';

/** The engine that answers, with an explanation. */
const About = ({ engine }: { engine: EngineName }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={<Info size={18} aria-hidden="true" />}
        aria-label={`Answered by: ${engineTexts[engine].name}. About ${product.coach}`}
        onClick={() => setOpen(true)}
        className="-mr-3.5"
      >
        <span className="@max-[18rem]:sr-only">{engineTexts[engine].name}</span>
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={`About ${product.coach}`}>
        <div className="grid gap-3">
          <p>
            {product.coach} is an AI: a computer program, not a person and not a doctor. It knows hockey and
            your own numbers, and it can be wrong.
          </p>
          <p>{engineTexts[engine].about}</p>
          <p>
            Your team’s coach comes first. When something hurts or worries you, talk to an adult you trust.
          </p>
          <p>
            What {product.coach} keeps in mind about you is listed in{' '}
            <TextLink to="/app/settings">Settings</TextLink>, where you can delete it.
          </p>
        </div>
      </Dialog>
    </>
  );
};

/** Header of the chat: the coach's name and the engine. */
export const CoachHeader = ({ engine }: { engine: EngineName }) => (
  <header className="@container safe-x border-b border-line bg-board py-2 lying:col-start-2 lying:border-l lying:py-0">
    <div className="mx-auto flex max-w-3xl items-center gap-3">
      <Avatar name={product.coach} shape="organization" className="short:hidden cramped:hidden" />
      <div className="min-w-0 flex-1">
        <PageHeading title={product.coach} className="text-xl" />
        <p className="text-sm text-soft short:sr-only cramped:sr-only">{coachRules.subtitle}</p>
      </div>
      <About engine={engine} />
    </div>
    <div className="mx-auto max-w-3xl">
      <OfflineNotice />
    </div>
  </header>
);
