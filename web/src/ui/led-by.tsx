import { type AnimationEvent, type ReactNode, useState } from 'react'
import { cx } from '../lib/cx.ts'

type LedByProps = {
  /** Content above, once it is known whether there is any. */
  first: ReactNode
  isPending: boolean
  children: ReactNode
}

/**
 * The content waits until it is known whether something stands above it, since it would jump, but for no longer than a
 * second. What comes later than that is put below.
 */
export function LedBy({ first, isPending, children }: LedByProps) {
  const [isLate, setLate] = useState(false)
  function reveal({ target, currentTarget }: AnimationEvent) {
    // The animation may begin in the moment in which the answer has come.
    if (isPending && target === currentTarget) setLate(true)
  }
  return (
    <>
      {isLate ? null : first}
      <div
        onAnimationStart={reveal}
        className={cx(isPending && 'invisible [animation:reveal_0s_1s_forwards]')}
      >
        {children}
      </div>
      {isLate && first ? <div className="mt-3.5 md:mt-5">{first}</div> : null}
    </>
  )
}
