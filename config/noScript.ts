/**
 * Styles for browsers that run no scripts: the mobile menu, the popover and the mobile
 * sidebar need one, so their contents are laid out in the page instead.
 */
export const noScriptStyles = `
[data-needs-script]{display:none!important}
.navbar__toggle,.clean-btn[class*=toggleButton]{display:none!important}
.collapse,.menu__list{height:auto!important;overflow:visible!important}
@media(max-width:996px){
.navbar{height:auto;position:static}
.navbar__inner,.navbar__items{flex-wrap:wrap}
.navbar__item{display:inline-block!important}
.theme-doc-sidebar-container{display:block!important;width:100%!important;margin:0!important}
[class*=docRoot]{flex-direction:column-reverse}
}
`.replace(/\n/g, '');
