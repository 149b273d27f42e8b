import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import type { Icon } from '../../ui/create-icon.ts'

type StopNoteProps = {
  tint: 'bg-warning-soft' | 'bg-accent-soft' | 'bg-error-soft'
  Icon: Icon
  title: string
  text: string
  children?: ReactNode
}

/** A soft card that takes the focus: without script by the browser itself. */
export function StopNote({ tint, Icon, title, text, children }: StopNoteProps) {
  return (
    <section
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what happened is read first, as the design asks
      autoFocus
      aria-label={title}
      className={cx('flex gap-4 rounded-lg p-5 outline-none md:p-6', tint)}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-surface">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="mb-4 max-w-[520px]">{text}</p>
        {children}
      </div>
    </section>
  )
}
