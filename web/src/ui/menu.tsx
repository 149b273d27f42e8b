import type { Item } from '@radix-ui/react-menu'
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../lib/cx.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { OnDemand } from './on-demand.tsx'

type MenuProps = {
  trigger: ReactElement<ComponentProps<'button'>>
  label: string
  /** For a menu opened by something other than its trigger. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

let parts: typeof import('./menu-panel.tsx') | undefined

const MenuPanel = lazyPart(async () => {
  parts = await import('./menu-panel.tsx')
  return parts.MenuPanel
})

/** `trigger` is one button; what it opens is fetched when a pointer or the focus comes near. */
export function Menu({ trigger, label, isOpen, onOpenChange, children }: MenuProps) {
  const [isOpenHere, setOpenHere] = useState(false)
  const isShown = isOpen ?? isOpenHere
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()

  function change(next: boolean) {
    setOpenHere(next)
    onOpenChange?.(next)
  }
  function press(event: PointerEvent) {
    if (event.button !== 0 || event.ctrlKey) return
    change(!isShown)
    // The menu takes the focus; the button would take it back.
    if (!isShown) event.preventDefault()
  }
  function type(event: KeyboardEvent) {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
    change(event.key === 'ArrowDown' || !isShown)
    event.preventDefault()
  }
  const prepare = () => void MenuPanel.preload().catch(() => undefined)
  const { ref, disabled } = trigger.props
  const buttonId = `${id}-button`
  const state = { 'data-state': isShown ? 'open' : 'closed' }
  const button = cloneElement(trigger, {
    id: buttonId,
    'aria-haspopup': 'menu',
    'aria-expanded': isShown,
    ...(isShown && { 'aria-controls': id }),
    ...state,
    onPointerEnter: prepare,
    onFocus: prepare,
    ...(!disabled && { onPointerDown: press, onKeyDown: type }),
    ref: (element) => {
      opener.current = element
      hand(element, ref)
    },
  })
  return (
    <>
      {button}
      {wasShown ? (
        <OnDemand onFailure={() => change(false)}>
          <MenuPanel
            id={id}
            label={label}
            openerId={buttonId}
            opener={opener}
            isOpen={isShown}
            onOpenChange={change}
          >
            {children}
          </MenuPanel>
        </OnDemand>
      ) : null}
    </>
  )
}

function hand(element: HTMLButtonElement | null, ref: Ref<HTMLButtonElement> | undefined): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof Item>) {
  if (!parts) return null
  return (
    <parts.Item
      {...rest}
      className={cx(
        'flex min-h-10 items-center gap-3 rounded-[9px] px-3 outline-none select-none data-highlighted:bg-sunken [&>svg]:size-[18px] [&>svg]:text-muted',
        className,
      )}
    />
  )
}

/** Heading above the items of a menu; not an item itself. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return parts ? <parts.Label className="px-3 pt-2 pb-2.5">{children}</parts.Label> : null
}

export function MenuSeparator() {
  return parts ? <parts.Separator className="mx-1.5 my-1.5 h-px bg-border" /> : null
}
