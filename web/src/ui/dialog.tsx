import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useFocusReturn } from './use-focus-return.ts'

type DialogProps = {
  title: string
  description: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Open for as long as it is rendered. Escape, the cross and the overlay close it. */
export function Dialog({ title, description, onClose, children }: DialogProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 transition-opacity duration-(--dur-base) starting:opacity-0 bg-overlay" />
        <Radix.Content
          onCloseAutoFocus={focusReturn.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus()
            const field = firstField(event.currentTarget)
            if (!field) return
            event.preventDefault()
            field.focus()
          }}
          onEscapeKeyDown={(event) => {
            // Something inside is being moved: Escape puts that back first.
            if (document.querySelector('[data-takes-escape]')) event.preventDefault()
          }}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-32px)] w-[560px] max-w-[calc(100vw-32px)] -translate-1/2 transition-opacity duration-(--dur-base) starting:opacity-0 overflow-y-auto overscroll-contain rounded-xl bg-raised p-[22px] [box-shadow:var(--shadow-lg)] md:px-8 md:pt-7 md:pb-[26px]"
        >
          <div className="flex items-center justify-between gap-3">
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" className="-mr-2.5">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Radix.Close>
          </div>
          <Radix.Description asChild>
            <p className="mt-1 text-muted">{description}</p>
          </Radix.Description>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A form is opened to be filled in: typing can begin at once. */
function firstField(dialog: EventTarget | null): HTMLElement | null {
  const fields = 'form :is(input, select, textarea):not(:disabled, [type=file])'
  return dialog instanceof HTMLElement ? dialog.querySelector<HTMLElement>(fields) : null
}
