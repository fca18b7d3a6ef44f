import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Scanner;
import javax.tools.ToolProvider;

/**
 * Each line that it reads names a folder: it compiles and runs Sample.java there, and writes what that prints to the
 * file "output". It prints a line, which is empty when all went well.
 */
public class RunSamples {
  private static final PrintStream replies = System.out;

  public static void main(String[] arguments) throws Exception {
    Scanner folders = new Scanner(System.in);
    while (folders.hasNextLine()) {
      replies.println(compileAndRun(Path.of(folders.nextLine())));
    }
  }

  private static String compileAndRun(Path folder) throws Exception {
    String source = folder.resolve("Sample.java").toString();
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, source) != 0) {
      return "Sample.java does not compile.";
    }
    URL[] classes = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(classes);
        PrintStream output = new PrintStream(folder.resolve("output").toFile(), "UTF-8")) {
      System.setOut(output);
      Object noArguments = new String[0];
      loader.loadClass("Sample").getMethod("main", String[].class).invoke(null, noArguments);
      return "";
    } catch (InvocationTargetException exception) {
      return exception.getCause().toString();
    }
  }
}
