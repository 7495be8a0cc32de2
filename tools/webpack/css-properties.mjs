/**
 * In place of `@pandacss/is-valid-prop`, in what is built and in tests: the properties of CSS that a component takes as a style. Of its
 * 534 those that a screen writes, which each bundle carries; libs/web/ui/src/theme/base-config.test.ts holds them against what is written.
 */
export const allCssProperties = `
  WebkitLineClamp accentColor alignItems alignSelf all animation animationDuration appearance background backgroundColor
  backgroundImage border borderBottom borderBottomColor borderBottomStyle borderBottomWidth borderCollapse borderColor
  borderInlineEnd borderInlineEndColor borderInlineStart borderInlineStartColor borderInlineStartStyle
  borderInlineStartWidth borderLeftWidth borderRadius borderStyle borderTop borderTopColor borderTopStyle borderTopWidth
  borderWidth bottom boxShadow boxSizing clear clip color colorScheme columnGap columns container content cursor cx cy d
  direction display fill fillOpacity filter flex flexBasis flexDirection flexGrow flexShrink flexWrap fontFamily fontSize
  fontVariantLigatures fontVariantNumeric fontWeight gap grid gridArea gridAutoColumns gridAutoFlow gridColumn
  gridTemplateAreas gridTemplateColumns height imageOrientation inset insetBlock insetInline insetInlineEnd
  insetInlineStart justifyContent justifySelf left letterSpacing lineClamp lineHeight listStyle listStyleType margin
  marginBlock marginBottom marginInline marginInlineEnd marginInlineStart marginLeft marginRight marginTop markerEnd
  maxHeight maxWidth minHeight minWidth objectFit offset opacity order outline outlineColor outlineOffset overflow
  overflowWrap overflowX overflowY padding paddingBlock paddingBottom paddingInline paddingInlineEnd paddingInlineStart
  paddingLeft paddingRight paddingTop page pointerEvents position r resize right rowGap rx scale scrollMargin
  scrollMarginTop scrollSnapAlign scrollSnapType scrollbarWidth shapeRendering stroke strokeDasharray strokeLinecap
  strokeLinejoin strokeWidth textAlign textAnchor textDecoration textDecorationStyle textDecorationThickness textOverflow
  textTransform textUnderlineOffset textWrap top touchAction transform transformOrigin transition transitionDuration
  userSelect verticalAlign visibility whiteSpace width x y zIndex zoom
`
  .trim()
  .split(/\s+/);

const known = new Set(allCssProperties);

export const isCssProperty = (name) => known.has(name) || name.startsWith('--') || /[&@]/.test(name);
