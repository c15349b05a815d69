import { type RefObject, useEffect, useState } from 'react';

/** Whether something has come near the window: hundreds of pictures are drawn only as they are scrolled to. */
export function useNear(place: RefObject<HTMLElement | null>, ahead: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: ahead,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, place, ahead]);
  return near;
}
