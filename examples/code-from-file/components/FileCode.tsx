import { getCustomMDXComponent } from 'rspress/theme';

interface Props {
  code: string;
  /** Name that Prism has for the language. */
  lang: string;
}

export default function FileCode({ code, lang }: Props) {
  const { pre: Pre, code: Code } = getCustomMDXComponent();
  return (
    <Pre>
      <Code className={`language-${lang}`}>{code}</Code>
    </Pre>
  );
}
