export { ArticleEditor as default } from '../article/article-editor.tsx';
