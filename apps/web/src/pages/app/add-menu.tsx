import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import {
  CalendarPlus,
  Clapperboard,
  ClipboardList,
  MessageCircle,
  PenLine,
  Plus,
  Radio,
  UserPlus,
} from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { requestSwitch } from '../../features/family/switch-profile';
import { addHighlight } from '../../features/highlight/upload/upload-host';
import { practicePlan, teamTablePath } from '../../features/organization/coach-links';
import { displayName } from '../../state/entities/player-name';
import { familyAtom, familyQuery } from '../../state/family';
import { profileAtom } from '../../state/profile';
import { DropdownMenu } from '../../ui/dropdown-menu';
import type { MenuItem } from '../../ui/open-menu';

interface MenuProps {
  /** Actions of the viewer's role. They come first, and games of the viewer's own last. */
  roleItems?: readonly MenuItem[];
}

const Menu = ({ roleItems }: MenuProps) => {
  const navigate = useNavigate();
  const trigger = useRef<HTMLButtonElement>(null);
  const go = (to: string) => () => void navigate(to);
  const gameItems: MenuItem[] = [
    { label: 'Add Game', icon: <CalendarPlus />, onSelect: go('/app/add-game') },
    { label: 'Go live', icon: <Radio />, onSelect: go('/app/live') },
  ];
  const postItem: MenuItem = {
    label: 'Write a post',
    icon: <PenLine />,
    onSelect: () => void navigate('/app/dashboard', { state: { compose: true } }),
  };
  const highlightItem: MenuItem = {
    label: 'Add Highlight',
    icon: <Clapperboard />,
    onSelect: () => {
      // The upload dialog reads the focused element when it opens; the menu would restore the focus too late.
      trigger.current?.focus();
      void navigate(addHighlight.to, { state: addHighlight.state });
    },
  };
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
      items={
        roleItems
          ? [...roleItems, postItem, highlightItem, ...gameItems]
          : [...gameItems, highlightItem, postItem]
      }
    />
  );
};

const ParentMenu = () => {
  const navigate = useNavigate();
  useAtomValue(familyQuery);
  const children = useAtomValue(familyAtom)?.children;
  const addChild = {
    label: 'Add a child',
    icon: <UserPlus />,
    onSelect: () => void navigate('/app/settings'),
  };
  const childItems = children
    ?.filter(({ rights }) => rights === 'act')
    .flatMap((child) => {
      const name = child.first_name ?? displayName(child);
      return [
        {
          label: `Add Game for ${isolate(name)}`,
          icon: <CalendarPlus />,
          onSelect: () => requestSwitch(child.id, '/app/add-game'),
        },
        {
          label: `Go live with ${isolate(name)}`,
          icon: <Radio />,
          onSelect: () => requestSwitch(child.id, '/app/live'),
        },
      ];
    });
  return <Menu roleItems={children?.length === 0 ? [addChild] : (childItems ?? [])} />;
};

const CoachMenu = ({ age }: { age: string | null }) => {
  const navigate = useNavigate();
  const plan = practicePlan(age);
  return (
    <Menu
      roleItems={[
        { label: 'Team table', icon: <ClipboardList />, onSelect: () => void navigate(teamTablePath) },
        {
          label: 'Practice plan',
          icon: <MessageCircle />,
          onSelect: () => void navigate(plan.to, { state: plan.state }),
        },
      ]}
    />
  );
};

/** The + button of the bottom bar: the actions that fit the viewer's role first. */
export const AddMenu = () => {
  const profile = useAtomValue(profileAtom);
  if (profile?.role === 'parent') return <ParentMenu />;
  if (profile?.role !== 'coach') return <Menu />;
  return profile.coach_confirmed ? <CoachMenu age={profile.age} /> : <Menu roleItems={[]} />;
};
