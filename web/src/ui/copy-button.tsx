import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { toast } from './toast.ts'

type CopyButtonProps = { text: string; label: string; className?: string; onCopied?: () => void }

export function CopyButton({ text, label, className, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      onCopied?.()
    } catch {
      toast.error(
        'Your browser does not allow this page to copy. Please select the text and copy it yourself.',
      )
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <Button variant="secondary" size="sm" onClick={copy} {...(className && { className })}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  )
}
