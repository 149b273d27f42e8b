import * as Radix from '@radix-ui/react-dialog'
import { say } from '@roomlark/contract/say'
import { Button } from './button.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import { useOwnEscape } from './use-own-escape.ts'

type DiscardQuestionProps = { onKeep: () => void; onDiscard: () => void }

/** Asked above a dialog that would be closed by accident. Escape keeps what was typed. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn()
  const { ref, onEscapeKeyDown } = useOwnEscape(onKeep)
  return (
    <Radix.Root open onOpenChange={onKeep}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-overlay" />
        <Radix.Content
          ref={ref}
          role="alertdialog"
          onEscapeKeyDown={onEscapeKeyDown}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed top-1/2 left-1/2 z-60 w-[420px] max-w-[calc(100vw-32px)] -translate-1/2 rounded-xl bg-raised p-[22px] [box-shadow:var(--shadow-lg)] md:px-8 md:pt-7 md:pb-[26px]"
        >
          <Radix.Title>{say('Discard what you entered?')}</Radix.Title>
          <Radix.Description asChild>
            <p className="mt-1 text-muted">{say('It has not been saved.')}</p>
          </Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2.5">
            <Button variant="quiet" onClick={onDiscard}>
              {say('Discard')}
            </Button>
            <Button onClick={onKeep}>{say('Keep editing')}</Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
