import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns a ref and whether its element has been in view; stays true after the first time. */
export const useInView = <Element extends HTMLElement>(): [RefObject<Element | null>, boolean] => {
  const element = useRef<Element>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setInView(true);
        observer.disconnect();
      },
      { threshold: 0.35 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, inView];
};
