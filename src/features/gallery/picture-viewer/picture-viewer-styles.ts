/**
 * A string in the viewer's chunk, because Gatsby inlines imported stylesheets into every page. The `yarl__…` rules are
 * the parts of the library's stylesheet that the viewer needs.
 */
export const viewerStyles = `
.yarl__portal{position:fixed;top:0;right:0;bottom:0;left:0;z-index:60;overflow:hidden;opacity:0;transition:opacity var(--yarl__fade_animation_duration,.25s) ease}
.yarl__portal_open{opacity:1}
.yarl__container{position:absolute;top:0;right:0;bottom:0;left:0;overflow:hidden;outline:none;user-select:none;-webkit-user-select:none;touch-action:none;overscroll-behavior:contain}
.yarl__fullsize{width:100%;height:100%}
.yarl__flex_center{display:flex;justify-content:center;align-content:center;align-items:center}
.yarl__carousel{display:flex;flex:0 0 auto;height:100%;align-content:center;justify-content:center;align-items:stretch;width:calc(100% + (var(--yarl__carousel_slides_count) - 1)*(100% + var(--yarl__carousel_spacing_px)*1px));transform:translate(var(--yarl__swipe_offset,0),var(--yarl__pull_offset,0));opacity:var(--yarl__pull_opacity,1)}
.yarl__carousel_with_slides{column-gap:calc(var(--yarl__carousel_spacing_px)*1px)}
.yarl__slide{flex:1;position:relative}
.yarl__no_scroll{overflow:hidden;overscroll-behavior:none}
.yarl__toolbar{position:absolute;top:0;right:0;display:flex;flex-wrap:wrap;justify-content:flex-end;padding:4px}
.yarl__icon{width:24px;height:24px}
.yarl__button{display:grid;place-items:center;width:48px;height:48px;padding:0;border:0;border-radius:9999px;color:var(--color-ink-strong);background:var(--color-surface);cursor:pointer;-webkit-tap-highlight-color:transparent}
.yarl__button:disabled{color:var(--color-line-strong);cursor:default}
@media (hover:hover){.yarl__button:not(:disabled):hover{background:var(--color-surface-raised)}}
.yarl__navigation_prev,.yarl__navigation_next{position:absolute;top:50%;margin-top:-24px}
.yarl__navigation_prev .yarl__icon,.yarl__navigation_next .yarl__icon{width:32px;height:32px}
.yarl__navigation_prev{left:4px}
.yarl__navigation_next{right:4px}
.picture-viewer{--caption:7rem}
@media (min-width:40rem){.picture-viewer{--caption:5rem}}
@media (max-height:30rem){.picture-viewer{--caption:4rem}}
.picture-viewer .yarl__container{box-sizing:border-box;padding-top:56px;padding-bottom:var(--caption)}
.picture-viewer-picture{position:relative;flex:none;transition:transform .3s ease}
.picture-viewer-picture img{position:absolute;top:0;right:0;bottom:0;left:0;width:100%;height:100%;max-width:none;-webkit-touch-callout:none}
.picture-viewer-picture img[data-state]{opacity:0;transition:opacity .2s ease}
.picture-viewer-picture img[data-state=loaded]{opacity:1}
.picture-viewer-picture p{position:absolute;right:0;bottom:0;left:0;padding:.5rem;text-align:center;color:var(--color-ink-strong);background:var(--color-surface)}
.picture-viewer-missing{display:grid;gap:1rem;justify-items:center;padding:1rem;text-align:center}
.picture-viewer-missing button{min-height:44px;padding:0 1.25rem;border:2px solid var(--color-line-strong);border-radius:8px;color:var(--color-ink-strong);font-weight:600}
.yarl__slide_description_container{position:absolute;top:100%;right:0;left:0;box-sizing:border-box;height:var(--caption);overflow-y:auto;padding:1.875rem 1rem .5rem;text-align:center;font-size:.9375rem;line-height:1.4;color:var(--color-ink);background:var(--color-surface);user-select:text;-webkit-user-select:text}
/* Neighbours are off the screen. */
.yarl__slide:not(.yarl__slide_current) .yarl__slide_description_container{display:none}
.picture-viewer-counter{position:absolute;right:0;bottom:calc(var(--caption) - 1.75rem);left:0;text-align:center;font-size:.9375rem;line-height:1.4;color:var(--color-ink-muted);font-variant-numeric:tabular-nums}
@media (prefers-reduced-motion:reduce){.yarl__portal,.picture-viewer-picture,.picture-viewer-picture img[data-state]{transition:none}}
@media (forced-colors:active){.yarl__button{border:1px solid ButtonText}}
`
