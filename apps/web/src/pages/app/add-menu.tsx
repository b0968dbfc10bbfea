import { CalendarPlus, Clapperboard, PenLine, Plus, Radio } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { addHighlight } from '../../features/highlight/upload/upload-host';
import { DropdownMenu } from '../../ui/dropdown-menu';

/** The + button of the bottom bar. */
export const AddMenu = () => {
  const navigate = useNavigate();
  const trigger = useRef<HTMLButtonElement>(null);
  const go = (to: string) => () => void navigate(to);
  return (
    <DropdownMenu
      trigger={
        <button
          ref={trigger}
          type="button"
          aria-label="Add"
          className="grid size-13 place-items-center rounded-full bg-lamp text-on-lamp shadow-high transition active:translate-y-px data-[state=open]:rotate-45"
        >
          <Plus aria-hidden="true" className="size-7" />
        </button>
      }
      items={[
        { label: 'Add Game', icon: <CalendarPlus />, onSelect: go('/app/add-game') },
        { label: 'Go live', icon: <Radio />, onSelect: go('/app/live') },
        {
          label: 'Add Highlight',
          icon: <Clapperboard />,
          onSelect: () => {
            // The upload dialog reads the focused element when it opens; the menu would restore the focus too late.
            trigger.current?.focus();
            void navigate(addHighlight.to, { state: addHighlight.state });
          },
        },
        {
          label: 'Write a post',
          icon: <PenLine />,
          onSelect: () => void navigate('/app/dashboard', { state: { compose: true } }),
        },
      ]}
    />
  );
};
