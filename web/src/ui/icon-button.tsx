import type { ComponentProps } from 'react'
import { cx } from '../lib/cx.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'relative inline-grid size-10 shrink-0 place-items-center rounded-[10px] text-muted transition-colors hover:bg-sunken hover:text-text data-[state=open]:bg-sunken data-[state=open]:text-text',
        className,
      )}
    />
  )
}
