import { type RefObject, useEffect, useRef, useState } from 'react';

/** Turns true once, when the element is seen for the first time. */
export const useSeen = <Element extends HTMLElement>(): [RefObject<Element | null>, boolean] => {
  const element = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { threshold: 0.35 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, seen];
};
