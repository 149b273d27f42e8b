import { type RefObject, useEffect, useState } from 'react'

/** Tells whether an element has come near the view, or is about to be printed. Once it has, it stays so. */
export function useSeen(box: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !box.current) return
    const see = () => setSeen(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && see(),
      {
        rootMargin: '200px',
      },
    )
    observer.observe(box.current)
    window.addEventListener('beforeprint', see)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', see)
    }
  }, [box, isSeen])
  return isSeen
}
