import { type ReactNode, useId } from 'react';
import { Card, CardHeader } from '../../../ui/card';

export interface SectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of the settings. */
export const Section = ({ title, text, children }: SectionProps) => {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} text={text} />
      {children}
    </Card>
  );
};
