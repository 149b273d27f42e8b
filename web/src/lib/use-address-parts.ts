import { type NavigateOptions, useNavigate } from 'react-router'

/**
 * Changes parts of the address. They are put into what the browser shows now, which a click a moment ago may have
 * changed: the page that is drawn may still be the one before.
 */
export function useAddressParts<Parts>(
  withParts: (search: string, parts: Parts) => string,
  options?: NavigateOptions,
): (parts: Parts) => void {
  const navigate = useNavigate()
  return (parts) => navigate({ search: withParts(window.location.search, parts) }, options)
}
