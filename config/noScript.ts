/**
 * Styles for browsers that run no scripts: the mobile menu, the popover and the mobile
 * sidebar need one, so their contents are laid out in the page instead.
 */
export const noScriptStyles = `
[data-closed-panel]{position:absolute;top:100%;left:0;z-index:1;display:none}
*:hover>[data-closed-panel],*:focus-within>[data-closed-panel]{display:block}
.navbar__toggle,.clean-btn[class*=toggleButton]{display:none}
.collapse,.menu__list{height:auto!important;overflow:visible!important}
@media(max-width:996px){
.navbar{height:auto;position:static}
.navbar__inner,.navbar__items{flex-wrap:wrap}
.navbar__item{display:inline-block!important}
[data-related-tools]{display:inline-flex!important}
.theme-doc-sidebar-container{display:block!important;width:100%!important;margin:0!important}
[class*=docRoot]{flex-direction:column-reverse}
}
`.replace(/\n/g, '');
