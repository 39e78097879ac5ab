const files = import.meta.webpackContext('../data', { recursive: false, regExp: /\.json$/ });

export default function Springs() {
  return (
    <ul className="springs">
      {files.keys().map((file) => (
        <li key={file}>{(files(file) as { name: string }).name}</li>
      ))}
    </ul>
  );
}
