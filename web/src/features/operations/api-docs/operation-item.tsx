import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ChevronDown } from '../../../ui/icons/chevron-down.ts'
import { CallerBadge } from './caller-badge.tsx'
import { MethodBadge } from './method-badge.tsx'
import type { ApiDocument, Operation } from './openapi.ts'
import { OperationDetails } from './operation-details.tsx'

/** One line until it is opened, by a click or by an address that ends in its name. */
export function OperationItem({ operation, document }: { operation: Operation; document: ApiDocument }) {
  const { hash, key } = useLocation()
  const isAddressed = decodeURIComponent(hash.slice(1)) === operation.id
  const [isOpen, setOpen] = useState(isAddressed)
  const details = useRef<HTMLDetailsElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address followed again scrolls there again
  useEffect(() => {
    if (!isAddressed) return
    setOpen(true)
    details.current?.scrollIntoView()
    details.current?.querySelector('summary')?.focus({ preventScroll: true })
  }, [isAddressed, key])

  return (
    <details
      ref={details}
      id={operation.id}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group scroll-mt-4"
    >
      <summary className="grid cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-lg px-4 py-3 -outline-offset-2! hover:bg-sunken md:px-5 [&::-webkit-details-marker]:hidden">
        <MethodBadge method={operation.method} />
        <code className="text-[14px] font-medium wrap-anywhere">{operation.path}</code>
        <ChevronDown
          aria-hidden="true"
          className="size-[18px] text-muted transition-transform group-open:rotate-180"
          strokeWidth={1.75}
        />
        <span className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-[14px] text-muted md:col-start-2">
          {operation.summary}
          <CallerBadge access={operation.access} />
        </span>
      </summary>
      {isOpen ? <OperationDetails operation={operation} document={document} /> : null}
    </details>
  )
}
