import { Banner } from './banner';
import { Button } from './button';

/** Says that a form was opened with what the player had begun, and offers an empty one. */
export const DraftNotice = ({
  children = 'We restored your draft.',
  onStartOver,
}: {
  children?: string;
  onStartOver: () => void;
}) => (
  <Banner
    action={
      <Button size="small" variant="secondary" onClick={onStartOver}>
        Start over
      </Button>
    }
  >
    {children}
  </Banner>
);
