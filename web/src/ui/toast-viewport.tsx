import * as Radix from '@radix-ui/react-toast'
import { say } from '@roomlark/contract/say'
import { useEffect, useState } from 'react'
import { CircleAlert } from './icons/circle-alert.ts'
import { CircleCheck } from './icons/circle-check.ts'
import { Info } from './icons/info.ts'
import { X } from './icons/x.ts'
import { dismissToast, type Toast } from './toast.ts'

// spec §8: top right for 4 seconds; pausing on hover and focus is Radix's doing.
const shownForMs = 4000

const looks = {
  success: { Icon: CircleCheck, colour: 'text-success-text' },
  error: { Icon: CircleAlert, colour: 'text-error-text' },
  info: { Icon: Info, colour: 'text-primary-text' },
}

// Radix would repeat every toast in a hidden region of its own; ours are live regions already.
const silenced = document.createElement('div')

export function ToastViewport({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <Radix.Provider duration={shownForMs} announcerContainer={silenced}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport className="fixed top-4 right-4 z-70 flex w-90 max-w-[calc(100vw-2rem)] flex-col-reverse gap-2.5 outline-none" />
    </Radix.Provider>
  )
}

function ToastItem({ toast }: { toast: Toast }) {
  const { Icon, colour } = looks[toast.tone]
  return (
    <Radix.Root
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      className="flex items-start gap-3 rounded-[12px] border border-border bg-raised py-3.5 pr-3.5 pl-4 text-[14px] leading-5 transition-[opacity,translate] duration-(--dur-base) [box-shadow:var(--shadow-md)] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) starting:-translate-y-2 starting:opacity-0"
    >
      <Icon aria-hidden="true" className={`mt-px size-5 shrink-0 ${colour}`} />
      <ToastText toast={toast} />
      {toast.action ? (
        <Radix.Action
          altText={toast.action.label}
          onClick={toast.action.run}
          className="-my-1 h-7 shrink-0 rounded-sm px-2 font-strong text-primary-text hover:underline"
        >
          {toast.action.label}
        </Radix.Action>
      ) : null}
      <Radix.Close
        aria-label={say('Dismiss')}
        className="-m-1 ml-auto grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:text-text"
      >
        <X aria-hidden="true" className="size-[17px]" />
      </Radix.Close>
    </Radix.Root>
  )
}

/** A live region is read out when its text changes, so the text comes one frame after the region. */
function ToastText({ toast }: { toast: Toast }) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <strong role={toast.tone === 'error' ? 'alert' : 'status'} className="min-h-5 min-w-0 grow wrap-anywhere">
      {ready ? toast.message : null}
    </strong>
  )
}
