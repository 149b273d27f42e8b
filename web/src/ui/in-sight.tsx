import { type ReactNode, useRef } from 'react'
import { useSeen } from './use-seen.ts'

type InSightProps = {
  /** Of the empty box that stands for the content, which should be about as high. */
  className: string
  children: ReactNode
}

/** What is further down the page: it is drawn, and whatever it fetches is fetched, once it comes near the view. */
export function InSight({ className, children }: InSightProps) {
  const box = useRef<HTMLDivElement>(null)
  return useSeen(box) ? children : <div ref={box} className={className} />
}
