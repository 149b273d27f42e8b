import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'

type MenuProps = {
  trigger: ReactNode
  label: string
  /** For a menu opened by something other than its trigger. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

/** `trigger` is one button. Not modal: the page behind neither jumps nor stops scrolling. */
export function Menu({ trigger, label, isOpen, onOpenChange, children }: MenuProps) {
  const control = isOpen === undefined ? {} : { open: isOpen }
  return (
    <Radix.Root modal={false} {...control} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={10}
          className="z-30 min-w-[216px] rounded-lg border border-border bg-raised p-1.5 transition-opacity duration-(--dur-base) [box-shadow:var(--shadow-md)] starting:opacity-0"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      {...rest}
      className={cx(
        'flex min-h-10 items-center gap-3 rounded-[9px] px-3 outline-none select-none data-highlighted:bg-sunken [&>svg]:size-[18px] [&>svg]:text-muted',
        className,
      )}
    />
  )
}

/** What the menu is about, above its items; not an item itself. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 pt-2 pb-2.5">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1.5 my-1.5 h-px bg-border" />
}
