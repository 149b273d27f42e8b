// Shows an availability box where this script tag stands, in a frame that is as high as what is in it.
;(() => {
  const script = document.currentScript
  if (!script) return
  const { origin } = new URL(script.src)
  const {
    hotel = '',
    shape = 'box',
    look = 'light',
    lang = 'auto',
    dates = 'weekend',
    ref,
    label,
  } = script.dataset

  // “Follow page”: dark where the first opaque background around the script is.
  function isDarkHere() {
    for (let element = script.parentElement; element; element = element.parentElement) {
      const [red, green, blue, alpha = 1] = (
        getComputedStyle(element).backgroundColor.match(/[\d.]+/g) || []
      ).map(Number)
      if (alpha > 0.5 && blue !== undefined) return 0.299 * red + 0.587 * green + 0.114 * blue < 128
    }
    return false
  }

  const theme = look === 'auto' ? (isDarkHere() ? 'dark' : 'light') : look
  const query = new URLSearchParams({ shape, look: theme, dates })
  if (lang !== 'auto') query.set('lang', lang)
  if (ref) query.set('code', ref)
  if (ref && label) query.set('tag', label)

  const frame = document.createElement('iframe')
  frame.src = `${origin}/embed/${encodeURIComponent(hotel)}?${query}`
  frame.title = 'Roomlark'
  frame.style.cssText = `display:block;width:100%;min-width:260px;border:0;height:${shape === 'bar' ? 130 : 380}px`
  // A frame with another colour scheme than its page gets an opaque backdrop.
  frame.style.colorScheme = theme
  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== frame.contentWindow) return
    const height = data?.roomlarkHeight
    if (height > 0 && height < 5000) frame.style.height = `${Math.ceil(height)}px`
  })
  script.after(frame)
})()
