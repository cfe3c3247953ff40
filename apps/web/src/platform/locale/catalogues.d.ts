declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}

declare module 'virtual:pseudo-catalogue' {
  export const messages: import('@lingui/core').Messages;
}
